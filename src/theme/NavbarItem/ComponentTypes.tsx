import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import LogoutNavbarItem from './LogoutNavbarItem';

/** Docusaurus' own kinds of navbar items and ours. */
const componentTypes: typeof ComponentTypes = {
  ...ComponentTypes,
  'custom-logout': LogoutNavbarItem,
};

export default componentTypes;
