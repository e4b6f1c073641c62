import type { Db } from '@server/platform/db/database'

/** Counts the records that a change of a parameter is about, within a unit or a project where one is named. */
export type ParameterTouch = (
  db: Db,
  place: { ouId: string | null; projectId: string | null },
) => Promise<number>

/** By the codes of parameters; `server/app.ts` gathers what the modules count. */
export type ParameterTouches = Readonly<Record<string, ParameterTouch>>
