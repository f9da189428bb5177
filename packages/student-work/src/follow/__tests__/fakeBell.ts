import type { Bell } from '../remote/bell';
import { RemoteError } from '../remote/remote';

/** The field of an account through which its devices ring. */
export class FakeBell {
  text = '';
  /** Whether it answers nobody. */
  isSilent = false;
  /** When it was asked, by the devices' clock. */
  readonly asked: number[] = [];
  /** All that was rung. */
  readonly rings: string[] = [];

  private meet(): void {
    if (this.isSilent) throw new RemoteError('unavailable');
  }

  at(now: () => number): Bell {
    return {
      ask: async () => {
        this.asked.push(now());
        this.meet();
        return Promise.resolve(this.text);
      },
      ring: async (text) => {
        this.meet();
        this.rings.push(text);
        this.text = text;
        return Promise.resolve();
      },
      clear: async () => {
        this.meet();
        this.text = '';
        return Promise.resolve();
      },
    };
  }
}
