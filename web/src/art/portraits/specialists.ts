// A portrait for each specialist. One that has none yet is shown by its emblem.

import type { Specialist } from '../../api/catalogue';
import { GODS } from './gods';
import { PEOPLE } from './people';
import type { Portrait } from './portrait';

export const SPECIALIST_PORTRAITS: Readonly<Partial<Record<Specialist, Portrait>>> = {
  ...GODS,
  ...PEOPLE,
};
