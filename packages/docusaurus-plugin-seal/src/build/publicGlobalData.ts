/** JSON as it stands in globalData.json. */
type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutLabel(sidebar: Json | undefined): Json | undefined {
  if (!isRecord(sidebar) || !isRecord(sidebar['link'])) return sidebar;
  return { ...sidebar, link: { ...sidebar['link'], label: '' } };
}

function publicVersion(version: Json): Json {
  if (!isRecord(version) || !isRecord(version['sidebars'])) return version;
  const sidebars = Object.entries(version['sidebars']).map(([id, sidebar]) => [
    id,
    withoutLabel(sidebar),
  ]);
  return { ...version, sidebars: Object.fromEntries(sidebars) as Json };
}

/**
 * Docusaurus' global data without the one course text in it: the label of each sidebar's first
 * page. Global data is part of Docusaurus' app, which is public. The label is only used by a navbar
 * item that has none of its own.
 */
export function publicGlobalData(globalData: Json): Json {
  if (!isRecord(globalData)) return globalData;
  const docs = globalData['docusaurus-plugin-content-docs'];
  if (!isRecord(docs)) return globalData;
  const instances = Object.entries(docs).map(([id, instance]) => {
    if (!isRecord(instance) || !Array.isArray(instance['versions'])) return [id, instance];
    return [id, { ...instance, versions: instance['versions'].map(publicVersion) }];
  });
  return { ...globalData, 'docusaurus-plugin-content-docs': Object.fromEntries(instances) as Json };
}
