/** The account's password, as the gate hands it out. */
export interface FindPassword {
  /** One that was typed and accepted in this page; undefined where none was. */
  find(): CryptoKey | undefined;
  /** Has the provider judge one that is typed now. Never rejects. */
  prove(password: string): Promise<Proof>;
}

export type Proof =
  | { readonly kind: 'proved'; readonly key: CryptoKey }
  /** What was wrong, in Swedish. */
  | { readonly kind: 'fault'; readonly text: string };
