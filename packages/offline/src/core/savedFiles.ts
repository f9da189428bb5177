/** The name in the build of the list of what each course takes, which is sealed. */
export const savedFilesName = 'saved-files.json';
