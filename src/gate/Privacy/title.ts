export const privacyTitle = 'Så behandlas dina uppgifter';
