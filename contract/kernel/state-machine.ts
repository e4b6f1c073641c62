/**
 * A state machine is one table: from which state, by which trigger, into which state, with which right, and
 * what must be true. Guards are named, so that a refusal says everything that is still missing, at once.
 */
export type TransitionRow<State extends string, Trigger extends string, Guard extends string, Right> = {
  trigger: Trigger
  from: State
  to: State
  /** null: nobody asks for it by itself; it follows from time or from another record's transition. */
  permission: Right | null
  guards: readonly Guard[]
}

export type Guards<Guard extends string, Facts> = Record<Guard, (facts: Facts) => boolean>

export type Machine<
  State extends string,
  Trigger extends string,
  Guard extends string,
  Right extends string,
  Facts,
> = {
  initial: State
  rows: readonly TransitionRow<State, Trigger, Guard, Right>[]
  guards: Guards<Guard, Facts>
}

/** `may` answers for the right a row names, within the scope it reaches this record with. */
export type Attempt<State, Trigger, Right, Facts> = {
  from: State
  trigger: Trigger
  facts: Facts
  may: (permission: Right) => boolean
}

export type Outcome<State, Guard> =
  | { done: true; to: State }
  | { done: false; reason: 'wrong_state' }
  | { done: false; reason: 'not_permitted' }
  | { done: false; reason: 'not_ready'; missing: Guard[] }

export function transition<
  State extends string,
  Trigger extends string,
  Guard extends string,
  Right extends string,
  Facts,
>(
  machine: Machine<State, Trigger, Guard, Right, Facts>,
  attempt: Attempt<State, Trigger, Right, Facts>,
): Outcome<State, Guard> {
  const row = machine.rows.find(({ from, trigger }) => from === attempt.from && trigger === attempt.trigger)
  if (!row) return { done: false, reason: 'wrong_state' }
  if (row.permission !== null && !attempt.may(row.permission)) return { done: false, reason: 'not_permitted' }
  const missing = row.guards.filter(guard => !machine.guards[guard](attempt.facts))
  return missing.length > 0 ? { done: false, reason: 'not_ready', missing } : { done: true, to: row.to }
}

/** What a screen may offer in this state, whatever the guards still ask for. */
export function triggersFrom<State extends string, Trigger extends string, Right extends string>(
  machine: { rows: readonly TransitionRow<State, Trigger, string, Right>[] },
  state: State,
  may: (permission: Right) => boolean,
): Trigger[] {
  return machine.rows
    .filter(({ from, permission }) => from === state && permission !== null && may(permission))
    .map(({ trigger }) => trigger)
}

export type HistoryEntry<State> = { from_status: State | null; to_status: State }

/** The state a history leads to, or null where it has a gap or a step the table does not know. */
export function replay<State extends string>(
  machine: { initial: State; rows: readonly { from: State; to: State }[] },
  history: readonly HistoryEntry<State>[],
): State | null {
  let state: State | null = null
  for (const { from_status, to_status } of history) {
    const known: boolean =
      from_status === null
        ? to_status === machine.initial
        : machine.rows.some(({ from, to }) => from === from_status && to === to_status)
    if (from_status !== state || !known) return null
    state = to_status
  }
  return state
}
