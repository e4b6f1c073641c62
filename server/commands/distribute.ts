import { distributeCommand } from '@server/commands/distribute/distribute-command'
import { runProcess } from '@server/commands/shared/run-command'

void runProcess(distributeCommand)
