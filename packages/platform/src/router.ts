/** All of the router, and the context in which its parts tell each other where they are. */
export * from 'react-router';
export { __RouterContext as RouterContext } from 'react-router';
