import type { ReactNode } from 'react'
import type { DocumentRow } from '@/shared/document/document-row'
import type { Tone } from '@/shared/ui/badge'
import type { Tab } from '@/shared/ui/tabs'

export type DocumentDialogProps<T = unknown> = {
  row: DocumentRow & T
  recordName: string
  onClose: () => void
}

/** As the kit keeps it, which gives each the rows of its own document. */
type DocumentDialog<T> = { draw(props: DocumentDialogProps<T>): ReactNode }['draw']

/** What the screen of a document shows of its own, beside what all documents show; of rows that hold `T`. */
export type DocumentView<T = unknown> = {
  /** Of the states of its own. */
  tones?: Readonly<Record<string, Tone>>
  /** Above its actions: what posting it would write, what is left of it. */
  summary?(row: DocumentRow & T): ReactNode
  /** Dialogs of those of its commands that fields cannot make. */
  dialogs?: Readonly<Record<string, DocumentDialog<T>>>
  /** Commands of its own that take something away. */
  grave?: readonly string[]
  /** Before those that every document has. */
  tabs?(row: DocumentRow & T): readonly Tab[]
}
