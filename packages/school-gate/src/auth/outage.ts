/** Codes of our own, for a sign-in service that answers without a verdict on what it was asked. */
export const outageCodes = {
  unavailable: 'service-unavailable',
  quota: 'quota-exceeded',
} as const;

/**
 * The error for a submit that the service could not take: its quota when it answers 429, else that
 * it is out of order.
 * @param status of the answer, which was no verdict
 */
export function outageError(status: number): Error {
  const code = status === 429 ? outageCodes.quota : outageCodes.unavailable;
  return Object.assign(new Error(`The sign-in service answered ${String(status)}.`), {
    code: `auth/${code}`,
  });
}
