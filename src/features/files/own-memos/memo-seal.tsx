import { useState } from 'react'
import type { OwnMemo } from '@contract/modules/files/memo.calls'
import { useGetMemoSealQuery } from '@/features/files/memos.api'
import { SealDialog } from '@/features/files/seal-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** By what anybody can check that a memo is the company's and still counts. */
export function MemoSeal({ memo }: { memo: Pick<OwnMemo, 'id' | 'memo_no'> }) {
  const t = usePhrases('files')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="patch-check" onClick={() => setOpen(true)}>
        {t('seal.open')}
      </Button>
      {isOpen && <Opened memo={memo} onClose={() => setOpen(false)} />}
    </>
  )
}

function Opened({ memo, onClose }: { memo: Pick<OwnMemo, 'id' | 'memo_no'>; onClose: () => void }) {
  const asked = useGetMemoSealQuery(memo.id)
  return <SealDialog kind="memo" number={memo.memo_no} asked={asked} onClose={onClose} />
}
