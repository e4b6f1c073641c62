import '@/app/link/link-theme.scss'
import { startLinkPage } from '@/app/link/start-link-page'

const root = document.getElementById('root')
if (!root) throw new Error('link.html has no #root')

void startLinkPage(root)
