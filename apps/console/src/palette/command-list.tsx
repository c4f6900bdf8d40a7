import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { KeyCaps } from '../keys/key-cap.tsx';
import { frame } from '../texts/frame.ts';
import type { Command } from './command.ts';
import { useCommands } from './use-commands.ts';

const texts = frame.palette;

/** The field of the palette and what it finds. The focus stays in the field; arrows choose, Enter goes. */
export function CommandList({ onRun }: { onRun: () => void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const { commands, searching } = useCommands(query);
  const at = Math.min(chosen, Math.max(0, commands.length - 1));
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onRun();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && commands.length > 0) setChosen((at + step + commands.length) % commands.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(commands[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} aria-hidden className="shrink-0 text-text-3" />
        <input
          role="combobox"
          aria-label={texts.title}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={commands.length === 0 ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          value={query}
          placeholder={texts.placeholder}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={press}
          className="min-h-13 w-full min-w-0 bg-transparent text-base outline-none"
        />
        <span role="status" className="text-xs whitespace-nowrap text-text-3">
          {searching && texts.searching}
        </span>
      </div>
      <ul id={`${id}-list`} role="listbox" aria-label={texts.title} className="min-h-0 overflow-y-auto p-2">
        {commands.map((command, index) => (
          <Option
            key={command.id}
            id={`${id}-${index}`}
            command={command}
            heading={command.group === commands[index - 1]?.group ? null : command.group}
            chosen={index === at}
            onRun={() => run(command)}
          />
        ))}
      </ul>
      {commands.length === 0 && !searching && (
        <p className="px-4 pb-5 text-center text-sm text-text-2">{texts.nothing(query)}</p>
      )}
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface OptionProps {
  id: string;
  command: Command;
  heading: string | null;
  chosen: boolean;
  onRun: () => void;
}

function Option({ id, command, heading, chosen, onRun }: OptionProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      {heading !== null && (
        <li role="presentation" className="px-2.5 pt-2 pb-1 text-2xs font-medium text-text-3">
          {heading}
        </li>
      )}
      <li
        ref={row}
        id={id}
        role="option"
        aria-selected={chosen}
        onClick={onRun}
        className="flex min-h-9 cursor-pointer scroll-my-8 items-center gap-3 rounded-control px-2.5 hover:bg-surface-2 aria-selected:bg-surface-3"
      >
        <span className="shrink-0 font-medium">{command.label}</span>
        <span className="min-w-0 flex-1 truncate text-xs text-text-3">{command.note}</span>
        {command.keys !== undefined && <KeyCaps keys={command.keys} />}
      </li>
    </>
  );
}
