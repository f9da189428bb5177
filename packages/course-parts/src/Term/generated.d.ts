declare module '@generated/lessons/default/easyWords.json' {
  const sentences: Readonly<Record<string, string>>;
  export default sentences;
}
