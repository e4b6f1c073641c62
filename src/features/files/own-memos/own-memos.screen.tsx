import { useSearchParams } from 'react-router-dom'
import '@/features/files/files.scss'
import { OwnMemoList } from '@/features/files/own-memos/own-memo-list'
import { OwnMemoPage } from '@/features/files/own-memos/own-memo-page'

/** The memos that are for me; one of them where the address names it. */
export function OwnMemosScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('memo')
  const open = (memo: string | null) => setParams(memo ? { memo } : {})
  return id ? <OwnMemoPage key={id} id={id} onBack={() => open(null)} /> : <OwnMemoList onOpen={open} />
}
