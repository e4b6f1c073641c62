import { useSearchParams } from 'react-router-dom'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** Whether months stand as a board of units; the address keeps it. */
export function useBoard(): [boolean, () => void] {
  const [params, setParams] = useSearchParams()
  const isBoard = params.get('show') === 'board'
  const toggle = () =>
    setParams(before => {
      if (isBoard) before.delete('show')
      else before.set('show', 'board')
      return before
    })
  return [isBoard, toggle]
}

export function BoardToggle() {
  const t = usePhrases('ledger')
  const [isBoard, toggle] = useBoard()
  return (
    <Button icon="columns-gap" aria-pressed={isBoard} onClick={toggle}>
      {t('periods.board')}
    </Button>
  )
}
