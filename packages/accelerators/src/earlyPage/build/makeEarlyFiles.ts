import {
  type FileToSeal,
  type MakeEarlyFiles,
  sealFile,
  type ShellOfSite,
} from 'docusaurus-plugin-seal/hooks';
import { bytesFromText, type SealingKey } from '@kurser/sealed-format';
import { fitForPage } from '../../earlyForm/inlineStyles';
import { lessonStyles } from '../../earlyForm/sealedFacts';
import { joinPage, restName } from '../pageFile';
import { makeEarlyPages, type EarlyPageFile } from './earlyPages';
import { readStyles, usedStyles } from './usedStyles';

/** All that the build's style sheets say of lessons. @throws as fitForPage */
function lessonSheet({ shell, baseUrl, open, readSheet }: ShellOfSite): string {
  const addresses = lessonStyles(shell, baseUrl, open);
  return addresses.map((address) => fitForPage(readSheet(address), address)).join('\n');
}

async function sealPage(
  key: SealingKey,
  { name, beginning, rest }: EarlyPageFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const sealed = (as: string, text: string): ReturnType<typeof sealFile> =>
    sealFile(key, as, bytesFromText(text));
  return joinPage(
    await sealed(name, beginning),
    rest === '' ? new Uint8Array() : await sealed(restName(name), rest),
  );
}

/**
 * Every page's content in a file of its own, in two sealed parts.
 * @throws as makeEarlyPages and fitForPage
 */
export const makeEarlyFiles: MakeEarlyFiles = async (pages, site, key) => {
  const styles = readStyles(lessonSheet(site));
  const stylesOf = (html: string): string => usedStyles(styles, html);
  const { edition, files } = await makeEarlyPages(pages, stylesOf, key);
  const toSeal = (file: EarlyPageFile): FileToSeal => {
    return { name: file.name, seal: () => sealPage(key, file) };
  };
  return { edition, files: files.map(toSeal) };
};
