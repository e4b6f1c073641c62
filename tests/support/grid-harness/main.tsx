import { ModuleRegistry, PaginationModule, ValidationModule } from 'ag-grid-community'
import { createRef, StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { gridPhrases } from '@/shared/grid/grid.phrases'
import { sharedPhrases } from '@/shared/i18n/shared.phrases'
import { startI18n } from '@/shared/i18n/i18n'
import { uiPhrases } from '@/shared/ui/ui.phrases'
import { CaseGrid, type CaseHandle } from './case-grid'
import type { GridHarness } from './harness.types'
import { ServerGrid, type ServerHandle } from './server-grid'
import '@/shared/theme/theme.scss'
import './harness.css'

// The portal pages no list, and ships no module for it; the cases know lists in pages.
ModuleRegistry.registerModules([PaginationModule, ValidationModule])
startI18n(() => null, { grid: gridPhrases, shared: sharedPhrases, ui: uiPhrases }, 'en')

let root: Root | undefined
const handle = createRef<CaseHandle>()

const server = createRef<ServerHandle>()

function show(content: ReactNode): void {
  root?.unmount()
  root = createRoot(document.getElementById('root') as HTMLElement)
  root.render(<StrictMode>{content}</StrictMode>)
}

const harness: GridHarness = {
  clear: () => {
    document.documentElement.dir = 'ltr'
    show(null)
  },
  mount: gridCase => show(<CaseGrid gridCase={gridCase} handle={handle} />),
  mountServer: options => {
    document.documentElement.dir = options.rtl ? 'rtl' : 'ltr'
    show(<ServerGrid options={options} handle={server} />)
  },
  server: () => {
    if (!server.current) throw new Error('No server list is shown')
    return server.current.commands
  },
  apply: async step => handle.current?.apply(step),
  ranges: () => (handle.current ?? server.current)?.grid?.ranges() ?? [],
}
Object.assign(window, { gridHarness: harness })
