import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import type { RefusedQuery } from '@/shared/command/create-refused-query'
import { Answer } from '@/shared/record/answer'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

export type PickedDialogProps<Row> = Pick<LeftOutProps<Row>, 'idOf' | 'nameOf'> & {
  /** What `usePicked` gives. */
  answer: {
    picked: { areTooMany: boolean } | undefined
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** Of the rows that came those with which it can be done at all; undefined until they have come. */
  rows: readonly Row[] | undefined
  /** Which of them are left to others; asked where there are any. */
  useRefused: RefusedQuery
  words: { title: string; none: string; tooMany: string; refused: string }
  onClose: () => void
  /** The form for those that are left to the reader, and what says which are not. */
  children: (rows: readonly Row[], leftOut: ReactNode) => ReactNode
}

/** Before something is done with selected rows: what is left to others is taken out of them, with the reason. */
export function PickedDialog<Row>(props: PickedDialogProps<Row>) {
  const { answer, rows, useRefused, words, idOf, nameOf, onClose, children } = props
  const { picked, error, isFetching, refetch } = answer
  const isAsked = rows !== undefined && rows.length > 0 && !picked?.areTooMany
  const asked = useRefused(isAsked ? rows.map(idOf) : skipToken)
  const refused = asked.currentData
  const whyOf = (row: Row) => refused?.find(({ id }) => id === idOf(row))?.why
  const own = refused && rows?.filter(row => whyOf(row) === undefined)
  const others = rows?.filter(row => whyOf(row) !== undefined) ?? []
  const leftOut = others.length > 0 && (
    <LeftOut title={words.refused} rows={others} {...{ idOf, whyOf, nameOf }} />
  )
  if (isAsked && own && own.length > 0) return children(own, leftOut)
  return (
    <Modal show title={words.title} onClose={onClose}>
      {error !== undefined && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {isAsked && (
        <Answer answer={asked} wait={<Skeleton lines={4} />}>
          {() => leftOut}
        </Answer>
      )}
      {!picked && error === undefined && <Skeleton lines={4} />}
      {picked?.areTooMany && <Banner tone="warning">{words.tooMany}</Banner>}
      {rows?.length === 0 && !picked?.areTooMany && <p>{words.none}</p>}
    </Modal>
  )
}

type LeftOutProps<Row> = {
  title: string
  rows: readonly Row[]
  idOf: (row: Row) => string
  whyOf: (row: Row) => string | undefined
  nameOf: (row: Row) => ReactNode
}

/** Of the selected rows those that are left to others, under each reason. */
function LeftOut<Row>({ title, rows, idOf, whyOf, nameOf }: LeftOutProps<Row>) {
  return (
    <Banner tone="warning" title={title}>
      {[...Map.groupBy(rows, whyOf)].map(([why, own]) => (
        <div key={why}>
          <p>{why}</p>
          <ul className="list-unstyled">
            {own.map(row => (
              <li key={idOf(row)}>{nameOf(row)}</li>
            ))}
          </ul>
        </div>
      ))}
    </Banner>
  )
}
