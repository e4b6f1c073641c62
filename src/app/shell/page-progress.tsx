import { useNavigation } from 'react-router-dom'

/** A thin line while the next page is fetched; its file may come over a slow line. */
export function PageProgress() {
  const { state } = useNavigation()
  return state === 'loading' ? <span className="page-progress" aria-hidden="true" /> : null
}
