import { describe, expect, it } from 'vitest';
import { parseFigure } from '../figure';

describe('parseFigure', () => {
  it('takes a text alternative and perhaps a caption', () => {
    expect(parseFigure(' En kö. ', undefined)).toEqual({ alt: 'En kö.' });
    expect(parseFigure('En kö.', 'Kön')).toEqual({ alt: 'En kö.', caption: 'Kön' });
  });

  it.each([
    [undefined, undefined, 'Figure: alt är undefined men ska säga vad figuren visar'],
    ['', 'Kön', 'alt är ""'],
    ['En kö.', 3, 'Figure "En kö.": caption är 3 men ska vara text eller utelämnas'],
    ['En kö.', ' ', 'caption är " "'],
  ])('alt %j and caption %j throw', (alt, caption, message) => {
    expect(() => parseFigure(alt, caption)).toThrow(message);
  });
});
