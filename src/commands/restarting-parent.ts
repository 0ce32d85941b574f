import process from 'node:process';

const stopMessage = 'stop';

/** The parent of bin/restart-service.js, which starts this process again if it dies. Absent under a debugger. */
export const restartingParent = {
  /** If this process dies later, its parent starts it again on this port. */
  reportReady: (port: number): void => void process.send?.({ state: 'ready', port }),

  /** If this process ends later, its parent ends too, with any exit status. */
  reportStopping: (): void => void process.send?.({ state: 'stopping' }),

  onStop(stop: () => void): void {
    process.on('message', (message) => {
      if (message === stopMessage) stop();
    });
  },
};
