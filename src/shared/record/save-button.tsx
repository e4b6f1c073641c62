import { useState, type ReactNode } from 'react'
import { FILE_TYPES } from '@contract/kernel/file-types'
import { toApiFailure } from '@/shared/http/api-failure'
import { error as failed } from '@/shared/notify/notification.slice'
import { saveFrom } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

export type SaveButtonProps = {
  /** A file that the server makes when it is asked for. */
  url: string
  kind?: keyof typeof FILE_TYPES
  /** Without its ending, which is the kind's. */
  name: string
  icon?: 'download' | 'printer'
  size?: 'sm' | undefined
  children: ReactNode
}

export function SaveButton({ url, kind = 'pdf', name, icon = 'download', size, children }: SaveButtonProps) {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFrom(url, FILE_TYPES[kind], `${name}.${kind}`)
    } catch (problem) {
      dispatch(failed(toApiFailure(problem).message))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={icon} size={size} busy={isBusy} onClick={() => void save()}>
      {children}
    </Button>
  )
}
