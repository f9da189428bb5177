import { describe, expect, it, vi } from 'vitest';
import { createProviderFetch } from '../firebase/providerRequests';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const emulated = 'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k';

async function ask(address: string, status: number, body: string): Promise<string> {
  const request = createProviderFetch(() => Promise.resolve(new Response(body, { status })));
  return (await request(address)).text();
}

describe('a request to the provider', () => {
  it('is answered as the provider answers', async () => {
    const account = '{"users":[{"localId":"u"}]}';
    expect(await ask(lookup, 200, account)).toBe(account);
    const refusal = '{"error":{"message":"USER_DISABLED"}}';
    expect(await ask(lookup, 400, refusal)).toBe(refusal);
    expect(await ask(emulated, 200, '{"id_token":"t"}')).toBe('{"id_token":"t"}');
  });

  it('fails like the network when the provider is out of order', async () => {
    const body = '{"error":{"code":503,"message":"The service is currently unavailable."}}';
    for (const address of [lookup, emulated]) {
      for (const status of [429, 500, 503]) {
        await expect(ask(address, status, body)).rejects.toBeInstanceOf(TypeError);
      }
    }
  });

  it('fails when an account is asked for and none is named', async () => {
    for (const body of ['{}', 'null', '5', '{"users":[]}', '{"users":{"length":1}}', '<html>']) {
      await expect(ask(lookup, 200, body)).rejects.toBeInstanceOf(Error);
    }
  });
});

it('fails when a sign-in is answered without a token', async () => {
  const address = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
  expect(await ask(address, 200, '{"idToken":"t"}')).toBe('{"idToken":"t"}');
  for (const body of ['{}', '{"idToken":""}', '{"idToken":{}}', '"idToken"']) {
    await expect(ask(address, 200, body)).rejects.toBeInstanceOf(TypeError);
  }
});

it('tells of an answer that is no verdict, and of no network that is away', async () => {
  const onOutage = vi.fn();
  const asked = async (answer: () => Promise<Response>): Promise<void> => {
    await createProviderFetch(answer, { onOutage })(lookup).catch(() => undefined);
  };
  await asked(() => Promise.reject(new TypeError('Failed to fetch')));
  await asked(() => Promise.resolve(new Response('{"users":[{}]}')));
  await asked(() => Promise.resolve(new Response('{"error":{}}', { status: 400 })));
  expect(onOutage).not.toHaveBeenCalled();
  await asked(() => Promise.resolve(new Response('{}', { status: 503 })));
  await asked(() => Promise.resolve(new Response('{}', { status: 429 })));
  expect(onOutage.mock.calls).toEqual([[503], [429]]);
});

it('says when the provider has described an account, and at nothing else', async () => {
  const onDescribed = vi.fn();
  const asked = async (address: string, status: number, body: string): Promise<void> => {
    const answer = (): Promise<Response> => Promise.resolve(new Response(body, { status }));
    await createProviderFetch(answer, { onDescribed })(address).catch(() => undefined);
  };
  await asked(lookup, 400, '{"error":{"message":"USER_DISABLED"}}');
  await asked(lookup, 503, '{}');
  await asked(lookup, 200, '{"users":[]}');
  await asked(emulated, 200, '{"id_token":"t"}');
  expect(onDescribed).not.toHaveBeenCalled();
  await asked(lookup, 200, '{"users":[{"localId":"u"}]}');
  expect(onDescribed).toHaveBeenCalledTimes(1);
});

it('answers nothing, neither well nor badly, once the SDK is abandoned', async () => {
  let abandoned = false;
  const settled: string[] = [];
  for (const answer of [Promise.resolve(new Response('{}')), Promise.reject(new TypeError('x'))]) {
    const request = createProviderFetch(() => answer, { isAbandoned: () => abandoned });
    request(lookup).then(
      () => settled.push('answered'),
      () => settled.push('refused'),
    );
  }
  abandoned = true;
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toEqual([]);
});
