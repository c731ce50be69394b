import type { Platform } from '../platform/wing.ts';
import { localizationRoutes } from './routes.ts';
import { localizationService } from './service.ts';

/** Administrators' texts. */
export const textsWing = ({ db }: Platform) => ({ handlers: localizationRoutes(localizationService(db)) });
