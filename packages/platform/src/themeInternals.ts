/**
 * What the theme's own parts ask its common package for, for the parts of ours that take their
 * places.
 */
export {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useCodeBlockContext,
  useNavbarMobileSidebar,
  type useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
