import type { ReactNode } from 'react'
import type { ListModel } from '@/shared/resource/list-model'
import { NewRecordLink } from '@/shared/resource/new-record-link'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'

export type ListHeaderProps = {
  list: ListModel
  toolbar?: ReactNode
  onImport?: (() => void) | undefined
}

export function ListHeader({ list, toolbar, onImport }: ListHeaderProps) {
  const { words, may } = list
  return (
    <PageHeader
      text={words.own('text') || undefined}
      actions={
        <>
          {toolbar}
          {onImport && may.import && (
            <Button icon="upload" onClick={onImport}>
              {words.say('list.import')}
            </Button>
          )}
          <NewRecordLink list={list} />
        </>
      }
    />
  )
}
