// A fresh proof of identity, asked for where the server wants one.
import { Problem } from '../problem';

class Proof {
  /** Is the question being asked? */
  asking = $state(false);
  #answered: ((given: boolean) => void) | null = null;

  ask(): Promise<boolean> {
    this.asking = true;
    return new Promise((resolve) => (this.#answered = resolve));
  }

  answer(given: boolean): void {
    this.asking = false;
    this.#answered?.(given);
    this.#answered = null;
  }
}

export const proof = new Proof();

/** Do something; if the server wants a proof of identity first, ask for it, and do it then. */
export async function withProof<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await job();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'prove_yourself') throw problem;
  }
  return (await proof.ask()) ? job() : undefined;
}
