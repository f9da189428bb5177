/**
 * Docusaurus' own preset, as in every site that it makes. Two kinds of programs read this file:
 * Docusaurus' commands that still use Babel (`docusaurus write-translations`, and a build without
 * `future.faster`), and editors and tools that ask how the sources are compiled. The site itself is
 * compiled by SWC (`future.faster` in docusaurus.config.ts), because it makes the same programs in
 * a fraction of the time; so each build says that this file can be removed.
 */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
