import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { UploadImageMutation } from '../entry/generated/graphql.ts';

type Refusal = UploadImageMutation['uploadImage']['userErrors'][number];

/** An XMLHttpRequest that sends nothing; the test plays the server. */
export class FakeRequest {
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  responseText = '';
  url = '';
  body = new FormData();
  aborted = false;
  /** Called when it is sent. */
  onsend: (request: FakeRequest) => void = () => undefined;

  open(_method: string, url: string): void {
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.body = body;
    this.onsend(this);
  }

  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }

  /** Some bytes have left. */
  progress(loaded: number, total = 100): void {
    act(() => this.upload.onprogress?.({ loaded, total }));
  }

  /** The answer comes. */
  answer(answer: unknown): void {
    this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer);
    act(() => this.onload?.());
  }

  /** The service takes the upload. */
  take(id = '90'): void {
    this.answer({ data: { uploadImage: { image: { id }, userErrors: [] } } });
  }

  /** The service refuses it. */
  refuse(code: Refusal['code'], message: string, field: string | null = null): void {
    this.answer({ data: { uploadImage: { image: null, userErrors: [{ code, field, message }] } } });
  }

  /** The connection breaks. */
  fail(): void {
    act(() => this.onerror?.());
  }

  /** The variables of the operation, and the part of the body that is the file. */
  get operation(): { query: string; input: Record<string, unknown>; map: unknown; file: FormDataEntryValue | null } {
    const { query, variables } = JSON.parse(String(this.body.get('operations'))) as {
      query: string;
      variables: { input: Record<string, unknown> };
    };
    return { query, input: variables.input, map: JSON.parse(String(this.body.get('map'))), file: this.body.get('0') };
  }
}

/** Replaces XMLHttpRequest until the test ends. @returns the requests that were sent */
export function fakeRequests(): FakeRequest[] {
  const sent: FakeRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      override onsend = (request: FakeRequest) => void sent.push(request);
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

/** The request of that number, from 0. */
export function requestAt(sent: readonly FakeRequest[], index: number): FakeRequest {
  const request = sent[index];
  if (!request) throw new Error(`Only ${sent.length} requests were sent.`);
  return request;
}
