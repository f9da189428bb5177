/** The key as a document of Firestore's, and the tokens that it is given for. */
export { askAsMember, fetchContentKey, type TokenSource } from '../firestore/contentKey';
export { documentsAddress, keyAddress, keyCollection, keysAddress } from '../firestore/keyAddress';
export { claimsOf, isSignInWithinRules, signInDays } from '../firestore/signInAge';
