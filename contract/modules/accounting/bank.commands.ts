import { z } from 'zod'
import { defineCommands, type CommandSubject } from '@contract/kernel/define-commands'
import { dateText, lineText, maybe, maybeText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { bankMappingSchema } from '@contract/modules/accounting/bank-file.rules'

export const MOST_STATEMENT_LINES = 5_000

const subject = (name: string, path: string): CommandSubject => ({
  name,
  path,
  table: name,
  permission: 'accounting.journal',
  // A match may end what a month still waits for.
  touches: ['bank_line', 'manual_entry', 'fiscal_period'],
  scope: { ou: 'ou_id' },
})
const statementLineSchema = z.strictObject({
  line_date: dateText,
  amount: signedAmountText,
  description: lineText(1, 300),
  reference: maybeText(80),
})

export const importStatementSchema = z.strictObject({
  ou_id: idSchema,
  account_id: idSchema,
  file_name: lineText(1, 200),
  lines: z.array(statementLineSchema).min(1, 'statement_without_lines').max(MOST_STATEMENT_LINES),
  /** Before its first line; of the first statement of an account alone, later ones follow the one before. */
  opening: maybe(signedAmountText),
  /** What the bank says after the last line, where the file tells. */
  closing: maybe(signedAmountText),
  mapping: maybe(bankMappingSchema),
})
export type ImportStatement = z.infer<typeof importStatementSchema>

export const bankStatementCommands = defineCommands(
  subject('bank_statement', '/accounting/bank-statements'),
  {
    import: {
      on: 'list',
      permission: { permission: 'accounting.journal.create', and: 'integration.import.run' },
      summary: 'Read a statement of a bank account; lines that are there already are left out',
      body: importStatementSchema,
      answer: z.object({ added: z.number().int(), known: z.number().int() }),
    },
    withdraw: {
      permission: 'accounting.journal.create',
      summary: 'Take back a statement of which no line is matched',
      answer: null,
    },
  },
)

export const bankLineCommands = defineCommands(subject('bank_line', '/accounting/bank-lines'), {
  match: {
    permission: 'accounting.journal.create',
    summary: 'Say which lines of the books a line of the bank is; they add up to it',
    body: z.strictObject({ journal_line_ids: z.array(idSchema).min(1).max(50) }),
    answer: null,
    ignoresVersion: true,
  },
  unmatch: {
    permission: 'accounting.journal.create',
    summary: 'Take back what a line of the bank was matched with',
    answer: null,
    ignoresVersion: true,
  },
  draft: {
    permission: 'accounting.journal.create',
    summary: 'Draft the entry of a line that the books do not have; it is matched once that is posted',
    fields: {
      account_id: { kind: 'reference', to: 'account', schema: idSchema },
      memo: { kind: 'text', schema: lineText(3, 400) },
    },
    answer: z.object({ id: idSchema }),
    ignoresVersion: true,
  },
  accept_sure: {
    on: 'list',
    permission: 'accounting.journal.create',
    summary: 'Accept all matches of an account that are sure',
    body: z.strictObject({ ou_id: idSchema, account_id: idSchema }),
    answer: z.object({ matched: z.number().int() }),
  },
})
