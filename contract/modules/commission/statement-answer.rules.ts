import { nextDocumentStatus } from '@contract/kernel/document-state'
import { statement } from '@contract/modules/commission/statement.document'

const ANSWERS = ['acknowledge', 'dispute'] as const
type Answer = (typeof ANSWERS)[number]

/** What a developer may still answer: once by each link, and only from states in which it changes something. */
export const openAnswers = (status: string, isAnswered: boolean): Answer[] =>
  isAnswered ? [] : ANSWERS.filter(answer => nextDocumentStatus(statement.moves, status, answer) !== null)
