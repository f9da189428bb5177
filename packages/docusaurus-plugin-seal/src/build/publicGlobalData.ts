/** JSON as it stands in globalData.json. */
type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

function isJsonObject(
  value: Json | undefined,
): value is { readonly [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutLabel(sidebar: Json | undefined): Json | undefined {
  if (!isJsonObject(sidebar) || !isJsonObject(sidebar['link'])) return sidebar;
  return { ...sidebar, link: { ...sidebar['link'], label: '' } };
}

function publicVersion(version: Json): Json {
  if (!isJsonObject(version) || !isJsonObject(version['sidebars'])) return version;
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
  if (!isJsonObject(globalData)) return globalData;
  const docs = globalData['docusaurus-plugin-content-docs'];
  if (!isJsonObject(docs)) return globalData;
  const instances = Object.entries(docs).map(([id, instance]) => {
    if (!isJsonObject(instance) || !Array.isArray(instance['versions'])) return [id, instance];
    return [id, { ...instance, versions: instance['versions'].map(publicVersion) }];
  });
  return { ...globalData, 'docusaurus-plugin-content-docs': Object.fromEntries(instances) as Json };
}
