import { lazy, Suspense } from 'react'
import { loadChunk } from '@/app/chunk-loading'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { usePasswordQuestion } from '@/shared/session/password-question'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

const PasswordQuestion = lazy(async () => {
  const file = await loadChunk(() => import('@/shared/form/password-question'))
  return { default: file.PasswordQuestion }
})

/** Asked once, whatever call on whatever screen was refused for want of it; the call is then made again. */
export function PasswordDialog() {
  const t = usePhrases('shared')
  const question = usePasswordQuestion()
  if (!question) return null
  const handleCancel = () => question.answer(false)
  return (
    <Modal show title={t('password_question.title')} onClose={handleCancel}>
      <p>{t('password_question.text')}</p>
      <Suspense fallback={<Skeleton shape="rows" lines={2} />}>
        <PasswordQuestion onShown={() => question.answer(true)} onCancel={handleCancel} />
      </Suspense>
    </Modal>
  )
}
