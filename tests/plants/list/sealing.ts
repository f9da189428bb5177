import type { Plant } from '../plant';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `${file}.test.ts`,
  title,
});

const inFormat = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `packages/sealed-format/src/__tests__/${file}.test.ts`,
  title,
});

const inSeal = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `packages/docusaurus-plugin-seal/src/${file}.test.ts`,
  title,
});

/** What strangers must not read, and how what is sealed is opened. */
export const sealing: readonly Plant[] = [
  {
    name: 'Format: the size of a sealed lesson tells how well it compresses',
    file: 'packages/docusaurus-plugin-seal/src/build/hideSize.ts',
    find: '* sizeStep - size;',
    replace: '* 64 - size;',
    test: inSeal('build/__tests__/sizes', 'are whole steps, whatever is in it'),
  },
  {
    name: 'Format: the nonce is reused for another payload',
    file: 'packages/sealed-format/src/seal.ts',
    find: 'concatBytes(length, associated, payload)',
    replace: 'concatBytes(length, associated)',
    test: inFormat(
      'format',
      'differs when payload, name, encoding or key differ, also where name and payload meet',
    ),
  },
  {
    name: 'Format: the key can be read out of the browser',
    file: 'packages/sealed-format/src/keys.ts',
    find: "hkdf('encryption'), secret, algorithm, false, [usage]",
    replace: "hkdf('encryption'), secret, algorithm, true, [usage]",
    test: inFormat('format', 'cannot be taken out of the browser'),
  },
  {
    name: 'Format: a sealed file opens under any name',
    file: 'packages/sealed-format/src/header.ts',
    find: 'return concatBytes(header, bytesFromText(name));',
    replace: 'return concatBytes(header, bytesFromText(name.slice(0, 0)));',
    test: inFormat('vectors', "'same payload, another name'"),
  },
  {
    name: 'Format: the parser takes a file of another version for one of its own',
    file: 'packages/sealed-format/src/header.ts',
    find: "  if (version !== formatVersion) return { kind: 'otherVersion', version };\n",
    replace: '',
    test: inFormat('vectors', "'flipped: version': 'otherVersion'"),
  },
  {
    name: 'Format: the parser takes a key of any length',
    file: 'packages/sealed-format/src/keys.ts',
    find: 'return bytes?.length === contentKeySize ? bytes : undefined;',
    replace: 'return bytes;',
    test: inFormat('format', 'are read from base64url of 32 bytes and from nothing else'),
  },
  {
    name: 'Reload loop: a chunk that stays broken reloads the page again and again',
    file: 'packages/docusaurus-plugin-seal/src/client/chunkFaults.ts',
    find: 'reloads.unsettled || reloads.chunks.includes(chunk)',
    replace: 'reloads.unsettled',
    test: inSeal('client/__tests__/chunks', 'allows one reload for a chunk, until it has loaded'),
  },
  {
    name: 'Reload loop: without a network the browser’s error page takes the place of ours',
    file: 'packages/docusaurus-plugin-seal/src/client/chunkFaults.ts',
    find: "if (reason === 'offline') {",
    replace: "if (reason === 'refused') {",
    test: inSeal(
      'client/__tests__/chunks',
      'waits for the network where there is none, whatever the browser believes of it',
    ),
  },
  {
    name: 'Key of a year: a sign-in that is too old is called a refusal',
    file: 'packages/docusaurus-plugin-seal/src/firestore/contentKey.ts',
    find: "return isSignInTooOld(idToken) ? 'signInTooOld' : 'refused';",
    replace: "return 'refused';",
    test: inSeal(
      'client/__tests__/fetching',
      'says when the sign-in is too old, and does not ask again',
    ),
  },
  {
    name: 'Key of a year: a kept key is used whatever the age of the sign-in',
    file: 'packages/docusaurus-plugin-seal/src/firestore/memberKey.ts',
    find: 'key === undefined || isSignInWithinRules(await member.getIdToken(false))',
    replace: 'true',
    test: inSeal(
      'firestore/__tests__/memberKey',
      'is forgotten, and the rules decide, where the sign-in is 800 days old',
    ),
  },
  {
    name: 'Kept key: one that opens nothing locks the member out',
    file: 'packages/docusaurus-plugin-seal/src/client/sealedStore.ts',
    find: "return !(error instanceof ContentError) || error.reason === 'damaged';",
    replace: 'return false;',
    test: inSeal(
      'client/__tests__/fetching',
      'replaces a kept key that is of other bytes, and opens with the next',
    ),
  },
  {
    name: 'App Check: the request for the key goes without its proof',
    file: 'packages/docusaurus-plugin-seal/src/firestore/contentKey.ts',
    find: "headers.set('X-Firebase-AppCheck', appCheckToken)",
    replace: "headers.delete('X-Firebase-AppCheck')",
    test: inSeal(
      'client/__tests__/fetching',
      'sends App Check’s proof where there is one, and no such header where App Check is off',
    ),
  },
  {
    name: 'Caches: a file of Python keeps its address when its bytes change',
    file: 'src/plugins/pyodide/versionedFolder.ts',
    find: '.update(bytes)',
    replace: '',
    test: unit('src/plugins/pyodide/__tests__/pyodideFiles', 'gives another byte another address'),
  },
  {
    name: 'Caches: a sealed file lies at the same address whatever the key',
    file: 'packages/docusaurus-plugin-seal/src/common/addresses.ts',
    find: 'return `${sealedFolder}/${keyId}/${name}.bin`;',
    replace: 'return `${sealedFolder}/${keyId.slice(0, 0)}${name}.bin`;',
    test: inSeal('common/__tests__/addresses', 'is under the id of its key'),
  },
  {
    name: 'Leak: the page’s own preloads stand in the public shell',
    file: 'packages/docusaurus-plugin-seal/src/server/shell.ts',
    find: 'const shell = html.slice(start, end);',
    replace: 'const shell = html.slice(0, end);',
    test: inSeal('server/__tests__/shell', 'is cut free of what React puts before and after'),
  },
  {
    name: 'Leak: a picture of a lesson that is no font stays readable',
    file: 'packages/docusaurus-plugin-seal/src/build/plan.ts',
    find: '!(named.has(name) && isFont(name))',
    replace: '!isAsset(name)',
    test: inSeal(
      'build/__tests__/plan',
      'seals whatever nothing makes public, a kind of file that nobody thought of too',
    ),
  },
  {
    name: 'Leak: a public chunk may need a sealed one',
    file: 'packages/docusaurus-plugin-seal/src/build/plan.ts',
    find: '  checkPublicGroups(site);\n',
    replace: '',
    test: inSeal('build/__tests__/plan', 'is refused when a public chunk needs a sealed one'),
  },
  {
    name: 'Leak: the first page’s label stands in the public data',
    file: 'packages/docusaurus-plugin-seal/src/build/publicGlobalData.ts',
    find: "link: { ...sidebar['link'], label: '' }",
    replace: "link: { ...sidebar['link'] }",
    test: inSeal(
      'build/__tests__/publicGlobalData',
      'loses the label of the first page and nothing else',
    ),
  },
  {
    name: 'Leak scan: what is packed is not looked into',
    file: 'packages/docusaurus-plugin-seal/src/build/leakScan/scan.ts',
    find: 'const deepest = 3;',
    replace: 'const deepest = 0;',
    test: inSeal('build/leakScan/__tests__/scan', 'is reported with file, packing and line'),
  },
  {
    name: 'Leak scan: it is content with no files at all',
    file: 'packages/docusaurus-plugin-seal/src/build/leakScan/scan.ts',
    find: "  if (files.length === 0) throw new Error('The leak scan has no files to look at');\n",
    replace: '',
    test: inSeal('build/leakScan/__tests__/scan', 'is refused'),
  },
  {
    name: 'Leak scan: two addresses make up a text that is let through',
    file: 'packages/docusaurus-plugin-seal/src/build/leakScan/excuse.ts',
    find: "...addresses].map(squash).join('\\n')",
    replace: "...addresses].map(squash).join('')",
    test: inSeal('build/leakScan/__tests__/scan', 'is never put together of two addresses'),
  },
  {
    name: 'Policy: a page may run scripts made of text',
    file: 'packages/docusaurus-plugin-seal/src/build/contentPolicy.ts',
    find: "'script-src': [\"'self'\", ...inlineScriptHashes(html), ...blob, ...scriptsFrom],",
    replace:
      "'script-src': [\"'self'\", \"'unsafe-inline'\", ...inlineScriptHashes(html), ...blob, ...scriptsFrom],",
    test: inSeal(
      'build/__tests__/contentPolicy',
      'refuses what is not named, and never allows scripts to be made of text',
    ),
  },
  {
    name: 'Names: a file is named by what it holds',
    file: 'packages/docusaurus-plugin-seal/src/build/keyedNames.ts',
    find: 'keyed.get(hash) ?? hash',
    replace: 'hash',
    test: inSeal(
      'build/__tests__/keyedNames',
      'has the keyed form of known hashes, whole ones alone',
    ),
  },
  {
    name: 'Platform: our replacement of a module is answered with itself',
    file: 'packages/docusaurus-plugin-seal/src/seams/moduleReplacement.ts',
    find: '  if (module.context === through) return;\n',
    replace: '',
    test: inSeal('seams/__tests__/moduleReplacement', 'of the seams themselves gets the original'),
  },
  {
    name: 'Passphrase: a site may have fewer rounds than a guesser should pay',
    file: 'packages/docusaurus-plugin-seal/src/build/keyProviders.ts',
    find: 'iterations >= leastIterations',
    replace: 'iterations > 0',
    test: inSeal('build/__tests__/options', 'may ask for more rounds, and for fewer never'),
  },
  {
    name: 'Passphrase: one may stand in what is deployed',
    file: 'packages/docusaurus-plugin-seal/src/build/secrets.ts',
    find: 'forms.some((form) => bytes.includes(form))',
    replace: 'forms.length === 0 && bytes.length === 0',
    test: inSeal(
      'build/__tests__/secrets',
      'that stands in a deployed file %s ends the build, and is not told',
    ),
  },
  {
    name: 'Passphrase: a wrong one opens the locks',
    file: 'packages/docusaurus-plugin-seal/src/common/passphrase.ts',
    find: 'bytesFromText(passphrase.normalize(',
    replace: "bytesFromText(''.normalize(",
    test: inSeal('common/__tests__/passphrase', 'comes out with each of them, and with no other'),
  },
  {
    name: 'Passphrase: a remembered key is used for ever',
    file: 'packages/docusaurus-plugin-seal/src/client/remembered.ts',
    find: 'Number(storage.getItem(rememberedItem)) > now',
    replace: 'storage.getItem(rememberedItem) !== null',
    test: inSeal(
      'client/__tests__/remembered',
      'may be used for as long as was said, and no longer',
    ),
  },
  {
    name: 'Platform: every lesson is compiled when the development server starts',
    file: 'packages/platform/src/onDemand.ts',
    find: 'registry.replaceAll(/, require\\.resolveWeak\\("[^"]+"\\)\\]/g, \']\')',
    replace: '`${registry} `',
    test: unit(
      'packages/platform/src/__tests__/onDemand',
      'keeps how a module is fetched, and what it is called',
    ),
  },
  {
    name: 'Seams: one that has moved is said to hold',
    file: 'packages/docusaurus-plugin-seal/src/seams/contracts/seam.ts',
    find: 'return pattern.test(read(file)) ? [] :',
    replace: 'return pattern.test(read(file)) || file !== "" ? [] :',
    test: unit(
      'packages/docusaurus-plugin-seal/src/seams/contracts/__tests__/sealSeams',
      'with a file that says something else is broken',
    ),
  },
  {
    name: 'Early page: the copy has fields that a browser looks for',
    file: 'packages/accelerators/src/earlyPage/build/earlyPages.ts',
    find: 'withoutFields(contentFromApp(html))',
    replace: 'contentFromApp(html)',
    test: unit(
      'packages/accelerators/src/earlyPage/__tests__/earlyPage',
      'have pictures of their fields, which a browser that fills in forms would lay the page out for',
    ),
  },
];
