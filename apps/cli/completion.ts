// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of the shell
import type { Command, Option } from 'commander';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

type Words = { readonly path: string; readonly words: readonly { readonly word: string; readonly about: string }[] };

/** By each command, as `upkept user`, what can follow it: its subcommands, or its options. */
function wordsOf(command: Command, path = ''): readonly Words[] {
  const options = (option: Option) => ({ word: option.long ?? option.short ?? '', about: option.description });
  const words = [
    ...command.commands.map((each) => ({ word: each.name(), about: each.description() })),
    ...command.options.map(options),
    { word: '--help', about: 'display help for command' },
  ];
  const own = { path, words: words.filter(({ word }) => word !== '') };
  return [own, ...command.commands.flatMap((each) => wordsOf(each, `${path} ${each.name()}`.trim()))];
}

/** A script that completes the commands and options in this shell. Files are completed by the shell itself. */
export function completionScript(program: Command, shell: Shell): string {
  const all = wordsOf(program);
  return shell === 'fish' ? fish(all) : posix(all, shell);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Bash and zsh share a function; zsh runs it as bash would. */
function posix(all: readonly Words[], shell: 'bash' | 'zsh'): string {
  const cases = all.map(
    ({ path, words }) => `    ${quoted(path)}) words=${quoted(words.map(({ word }) => word).join(' '))} ;;`,
  );
  return [
    ...(shell === 'zsh' ? ['#compdef upkept', 'autoload -U +X bashcompinit && bashcompinit'] : []),
    '_upkept() {',
    '  local path="" words="" word index',
    '  for ((index = 1; index < COMP_CWORD; index++)); do',
    '    word=${COMP_WORDS[index]}',
    '    case $word in -*) break ;; esac',
    '    path="${path:+$path }$word"',
    '  done',
    '  while :; do',
    '    case $path in',
    ...cases.map((line) => `  ${line}`),
    "      *' '*) path=${path% *}; continue ;;",
    '      *) path=""; continue ;;',
    '    esac',
    '    break',
    '  done',
    '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -o default -F _upkept upkept',
  ].join('\n');
}

function fish(all: readonly Words[]): string {
  return all
    .flatMap(({ path, words }) =>
      words.map(({ word, about }) => {
        const condition =
          path === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${path.split(' ').at(-1)}`;
        const what = word.startsWith('--')
          ? `-l ${word.slice(2)}`
          : word.startsWith('-')
            ? `-s ${word.slice(1)}`
            : `-f -a ${word}`;
        return `complete -c upkept -n ${quoted(condition)} ${what} -d ${quoted(about)}`;
      }),
    )
    .join('\n');
}
