import OriginalTypes from '@theme-original/NavbarItem/ComponentTypes';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import AccountNavbarItem from './AccountNavbarItem';
import LogoutNavbarItem from './LogoutNavbarItem';
import SearchNavbarItem from './SearchNavbarItem';

/** Docusaurus' own kinds of navbar items and ours. */
const componentTypes: ComponentTypesObject = {
  ...(OriginalTypes as ComponentTypesObject),
  'custom-account': AccountNavbarItem,
  'custom-logout': LogoutNavbarItem,
  'custom-search': SearchNavbarItem,
};

export default componentTypes;
