import { describe, expect, it, vi } from 'vitest';
import { KeypadDock } from './keypad-dock.ts';

function dockWithTasks() {
  const tasks: (() => void)[] = [];
  const dock = new KeypadDock((task) => tasks.push(task));
  return { dock, runTasks: () => tasks.splice(0).forEach((task) => task()) };
}

describe('the dock of the keypad', () => {
  it('holds the keypad of one field, and tells who watches', () => {
    const { dock } = dockWithTasks();
    const seen = vi.fn();
    const stop = dock.subscribe(seen);
    dock.open('price');
    dock.open('price');
    dock.open('amount');
    expect(dock.field()).toBe('amount');
    expect(seen).toHaveBeenCalledTimes(2);
    stop();
    dock.close('amount');
    expect(dock.field()).toBeNull();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('stays for the press that takes the focus away: what is pressed must not move', () => {
    const { dock, runTasks } = dockWithTasks();
    dock.open('price');
    dock.pressed(true);
    dock.leave('price');
    runTasks();
    expect(dock.field()).toBe('price');
    dock.pressed(false);
    expect(dock.field()).toBe('price');
    runTasks();
    expect(dock.field()).toBeNull();
  });

  it('goes soon after the focus where nothing is pressed', () => {
    const { dock, runTasks } = dockWithTasks();
    dock.open('price');
    dock.leave('price');
    expect(dock.field()).toBe('price');
    runTasks();
    expect(dock.field()).toBeNull();
  });

  it('stays where the next field has taken it over, or the same one has come back', () => {
    const { dock, runTasks } = dockWithTasks();
    dock.open('price');
    dock.leave('price');
    dock.open('amount');
    runTasks();
    expect(dock.field()).toBe('amount');
    dock.leave('amount');
    dock.open('amount');
    runTasks();
    expect(dock.field()).toBe('amount');
  });
});
