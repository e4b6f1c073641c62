import type { ComponentType, ReactNode } from 'react'
import type { DocumentRow } from '@/shared/document/document-row'
import type { Tone } from '@/shared/ui/badge'
import type { Tab } from '@/shared/ui/tabs'

export type DocumentDialogProps = { row: DocumentRow; recordName: string; onClose: () => void }

/** What the screen of a document shows of its own, beside what all documents show. */
export type DocumentView = {
  /** Of the states of its own. */
  tones?: Readonly<Record<string, Tone>>
  /** Above its actions: what posting it would write, what is left of it. */
  summary?: (row: DocumentRow) => ReactNode
  /** Dialogs of those of its commands that fields cannot make. */
  dialogs?: Readonly<Record<string, ComponentType<DocumentDialogProps>>>
  /** Commands of its own that take something away. */
  grave?: readonly string[]
  /** Before those that every document has. */
  tabs?: (row: DocumentRow) => readonly Tab[]
}
