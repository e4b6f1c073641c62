import type { Tx } from '@server/platform/db/transaction'

/** The unit or the project that a figure is for; neither where it is the company's. */
export type TouchedPlace = { ouId: string | null; projectId: string | null }

/** Counts the records that a change of a parameter is about, within a unit or a project where one is named. */
export type ParameterTouch = (tx: Tx, place: TouchedPlace) => Promise<number>

/** By the codes of parameters; `server/parameter-touches.ts` gathers what the modules count. */
export type ParameterTouches = Readonly<Record<string, ParameterTouch>>
