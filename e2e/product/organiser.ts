import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openAdmin, type AdminPage } from './adminPage.ts';
import { browserProgram, launchBrowser } from './browser.ts';
import { loginAdministrator, type Person } from './people.ts';
import { Product, type ProductOptions } from './product.ts';
import { Smtp } from './smtp.ts';

/** Surroundings of the tests of an organiser's work. */
export interface Workplace {
  product: Product;
  smtp: Smtp;
  /** The administrator's session beside the browser. */
  admin: Person;
  /** A page of the administrator; one that is touched, as a phone is, where that is said. */
  open(width: number, height: number, locale?: 'hu' | 'en', touch?: boolean): Promise<AdminPage>;
}

/** A safety net for conditions, far beyond what a busy machine takes; in milliseconds. */
export const patient = { timeout: 120_000 };

/**
 * The product as built with an SMTP server and a browser, for all tests of a file. As in production, the client asks for nothing
 * that its manifest does not list.
 * @param prepare fills it; neither is carried out without a browser
 */
export function workplace(prepare: (place: Workplace) => Promise<void>, options: ProductOptions = {}): Workplace {
  let browser: Browser | undefined;
  const place = {
    open: (width: number, height: number, locale?: 'hu' | 'en', touch?: boolean) =>
      openAdmin(browser as Browser, place.product, width, height, locale, touch),
  } as Workplace;
  beforeAll(async () => {
    if (!browserProgram) return;
    place.smtp = await Smtp.start();
    const gatewayEnvironment = { OPERATIONS: 'listed', ...options.gatewayEnvironment };
    place.product = await Product.start({ ...options, smtp: place.smtp, gatewayEnvironment });
    browser = await launchBrowser();
    place.admin = await loginAdministrator(place.product);
    await prepare(place);
  });
  afterAll(async () => {
    await browser?.close();
    // Before the product, which else waits for the mails that are held.
    await place.smtp?.stop();
    await place.product?.stop();
  });
  return place;
}
