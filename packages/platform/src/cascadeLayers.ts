/** Says in which order Docusaurus' cascade layers weigh; must come before every other style. */
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
