/**
 * App Check, for a site that has it on. In the build of any other site this module is replaced
 * (packages/school-gate/src/appCheck).
 */
export const importAppCheck = async () =>
  import(/* webpackChunkName: "public-app-check" */ './startAppCheck');
