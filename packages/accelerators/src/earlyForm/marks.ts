/**
 * On `<html>` while the static page shows the sign-in form and it is not alive yet; `pressed` when
 * something in it waits for that. The styles of the gate's screens know it.
 */
export const earlyFormAttribute = 'data-early-form';
