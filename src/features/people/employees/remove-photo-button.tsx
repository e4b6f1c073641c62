import { useState } from 'react'
import { employeeActions } from '@/features/people/people.api'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { usePhotoId } from '@/shared/photo/photos.api'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Button } from '@/shared/ui/button'

export type RemovePhotoButtonProps = { row: ResourceRow }

/** For HR, where there is a photo. */
export function RemovePhotoButton({ row }: RemovePhotoButtonProps) {
  const t = usePhrases('people')
  const [isAsking, setAsking] = useState(false)
  const photo = usePhotoId({ employeeId: row.id })
  const name = String(row['full_name'])
  if (!photo) return null
  return (
    <div>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {t('photo.remove')}
      </Button>
      {isAsking && (
        <CommandConfirm
          command={employeeActions.remove_photo}
          call={{ record: row }}
          title={t('photo.title', { name })}
          confirmLabel={t('photo.remove')}
          tone="danger"
          done={t('photo.done', { name })}
          onClose={() => setAsking(false)}
        >
          {t('photo.text', { name })}
        </CommandConfirm>
      )}
    </div>
  )
}
