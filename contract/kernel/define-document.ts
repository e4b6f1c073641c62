import { z } from 'zod'
import {
  defineCommands,
  POSTED,
  refusedRecords,
  withTouches,
  type Command,
  type CommandTable,
} from '@contract/kernel/define-commands'
import {
  defineResource,
  permissionCode,
  type Fields,
  type ResourceDeclaration,
} from '@contract/kernel/define-resource'
import { DOCUMENT_MOVES, DOCUMENT_STATUSES, type DocumentMove } from '@contract/kernel/document-state'
import type { DocumentType, NumberedType } from '@contract/kernel/document-types'
import { KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { reasonFields } from '@contract/kernel/reason-fields'

const instant = z.string().nullable()

/** What every document has; its table has a column for each. */
const DOCUMENT_FIELDS = {
  /** Given when it is submitted for the first time. */
  number: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
  employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
  ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
  status: { kind: 'enum', schema: z.enum(DOCUMENT_STATUSES) as z.ZodType<string>, ...KEPT },
  submitted_at: { kind: 'instant', schema: instant, ...KEPT },
  decided_at: { kind: 'instant', schema: instant, ...KEPT },
  /** What was said last: of a return, a rejection or a void. */
  last_comment: { kind: 'long_text', schema: z.string().nullable() },
  /** Counts up with every change of what is decided about: a link to an older one no longer decides. */
  content_version: { kind: 'integer', schema: z.number().int() },
} as const satisfies Fields

type DocumentFields<F extends Fields> = typeof DOCUMENT_FIELDS & F

/** Commands of a document's own: each stands in its moves, from every state in which it is offered. */
export type OwnCommandTable = Record<string, Command>

/** What becomes of a document once it is approved, where more than a void may follow. */
export type LaterStates<C extends OwnCommandTable> = {
  statuses: readonly string[]
  moves: readonly DocumentMove[]
  commands: C
}

/** Its PDF; the server's part of the document draws it. */
export type DocumentPaper = {
  /** Its file below the record, without the ending. */
  name: string
  /** Of whoever may draw it: the right to see the record, unless it says otherwise. */
  permission?: string
  /** The states in which there is one; all of them, unless it says so. */
  states?: readonly string[]
}

/** The database keeps for good what was once submitted; a draft goes once nobody has changed it for so long. */
const A_YEAR = 365

export type DocumentDeclaration<F extends Fields, C extends OwnCommandTable> = Omit<
  ResourceDeclaration<F>,
  'table' | 'scope' | 'title' | 'defaultSort' | 'quick'
> & {
  /** What chains of approval, and the list of approvers, know it by. */
  type: DocumentType
  /** The series that its numbers are of. */
  numbers: NumberedType
  /** What its fields are called in English; `DOCUMENT_TYPES` says it of the document itself. */
  names: Record<keyof F & string, string>
  /** What the values of those that are chosen from a list are called in English. */
  values?: Partial<Record<keyof F & string, Readonly<Record<string, string>>>>
  /** What whoever decides sees of it, in this order. */
  shown: readonly (keyof F & string)[]
  /** The enum that says which of several kinds it is: those who decide read its value as the title. */
  kind?: keyof F & string
  /** What conditions of chains may ask about. */
  facts?: readonly (keyof F & string)[]
  /** The field that limits of approvers are compared with. */
  amount?: keyof F & string
  /** The field that names the employee whose it is for rights to one's own; whoever drafts it, where nothing is said. */
  line?: keyof F & string
  /** What its commands change besides itself, by the names of the resources. */
  touches?: readonly string[]
  /** It may be voided once it is approved, by whoever holds the right; where it names its entry, that is undone. */
  canBeVoided?: true
  later?: LaterStates<C>
  paper?: DocumentPaper
  /** How many days it is kept as a draft that nobody changes: a year, unless it says otherwise. */
  retention?: number
}

/** Whoever decides sees another inbox, and its tracker moves on. */
const DECIDED = ['approval_seat', 'approval_request']

/** What is selected is read in two pages of a list at most. */
export const MOST_SUBMITTED_TOGETHER = 500
const several = z.strictObject({ ids: z.array(idSchema).min(1).max(MOST_SUBMITTED_TOGETHER) })

/** What can be done with every document; `void` only where its declaration says so. */
const commandTable = (permission: string, create: string) =>
  ({
    submit: { permission: `${permission}.submit`, summary: 'Submit it' },
    withdraw: {
      permission: `${permission}.submit`,
      summary: 'Withdraw it',
    },
    discard: {
      method: 'DELETE',
      path: '',
      permission: create,
      summary: 'Delete a draft',
      answer: null,
    },
    void: {
      permission: `${permission}.void`,
      summary: 'Void it',
      fields: reasonFields,
    },
  }) as const satisfies CommandTable

/** What can be done with several of them that are selected in their list. */
const listCommandTable = (permission: string) =>
  ({
    ask_submission: {
      on: 'list',
      path: 'submit/refused',
      permission: `${permission}.submit`,
      summary: 'Those of these that cannot be submitted now, and why',
      body: several,
      answer: refusedRecords,
      writesNothing: true,
    },
    submit_many: {
      on: 'list',
      path: 'submit',
      permission: `${permission}.submit`,
      summary: 'Submit these together: all of them or none',
      body: several,
      answer: z.object({ count: z.number().int() }),
      needsKey: true,
    },
  }) as const satisfies CommandTable
type DocumentCommandTable = ReturnType<typeof commandTable>

/** A record that others decide about: a resource, its commands, and how it is told to those who decide. */
export function defineDocument<
  const F extends Fields,
  const C extends OwnCommandTable = Record<never, never>,
>(declaration: DocumentDeclaration<F, C>) {
  const {
    type,
    numbers,
    names,
    values = {},
    shown,
    kind,
    facts = [],
    amount,
    line = 'employee_id',
    canBeVoided,
    touches = [],
    fields,
    later,
    paper,
    retention = A_YEAR,
    ...rest
  } = declaration
  const status = z.enum([...DOCUMENT_STATUSES, ...(later?.statuses ?? [])])
  const resource = defineResource<DocumentFields<F>>({
    ...rest,
    table: rest.name,
    scope: { ou: 'ou_id', line },
    title: 'number',
    defaultSort: [{ field: 'created_at', direction: 'desc' }],
    quick: 'status',
    // Whoever may draft one may change it.
    actions: { edit: 'create', ...rest.actions },
    fields: { ...DOCUMENT_FIELDS, status: { ...DOCUMENT_FIELDS.status, schema: status }, ...fields },
  })
  const { void: voidCommand, ...others } = commandTable(rest.permission, permissionCode(resource, 'create'))
  const posts = 'entry_id' in fields
  const ownVoid = { ...voidCommand, ...(posts && { posts: true as const }) }
  const table = { ...others, ...(canBeVoided && { void: ownVoid }) } as DocumentCommandTable
  const own = later?.commands ?? ({} as C)
  const touched = [...DECIDED, ...(posts ? POSTED : []), ...touches]
  const subject = withTouches(resource, touched)
  const commands = defineCommands(subject, { ...table, ...own })
  const listCommands = defineCommands(subject, listCommandTable(rest.permission))
  const moves: readonly DocumentMove[] = [...DOCUMENT_MOVES, ...(later?.moves ?? [])]
  return {
    type,
    numbers,
    names,
    values,
    shown,
    kind: kind ?? null,
    facts,
    amount: amount ?? null,
    resource,
    commands,
    listCommands,
    own,
    moves,
    paper: paper ?? null,
    retention,
  }
}

export type DocumentDefinition = ReturnType<typeof defineDocument>

/** Where its paper is fetched, below /api/v1. */
export const paperPath = ({ resource, paper }: Pick<DocumentDefinition, 'resource' | 'paper'>, id: string) =>
  `${resource.path}/${id}/${paper?.name ?? ''}.pdf`
