import { constraintInUnit } from '@server/migrations/0127-keys-in-their-unit'

/** Keys whose references carry the unit since 0130. */
export const keysOfFilesMigration = {
  name: '0133-keys-of-files',
  background: true as const,
  sql: `${constraintInUnit(['document_file', 'document_file_file_id_key', 'file_id'])}
${constraintInUnit(['document_file', 'document_file_first_file_id_seq_key', 'first_file_id, seq'])}
`,
}
